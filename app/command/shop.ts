import { printerOf } from './out.server.ts'
import { runShop } from './run-shop.server.ts'

// Older tools cannot load a bundle with top-level await.
void runShop(process.argv.slice(2), printerOf(process.stdout), printerOf(process.stderr)).then(
  (code) => {
    process.exitCode = code
  },
)
