import { printerOf } from './out.server.ts'
import { runShop } from './run-shop.server.ts'

// No top-level await: the bundle would not be loadable by older tools.
void runShop(process.argv.slice(2), printerOf(process.stdout), printerOf(process.stderr)).then(
  (code) => {
    process.exitCode = code
  },
)
