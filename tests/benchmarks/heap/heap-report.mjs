// Preloaded into a server that is measured: at SIGUSR2 it tidies up and notes how much memory is still in use.
import { writeFileSync } from 'node:fs'

process.on('SIGUSR2', () => {
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  writeFileSync(process.env.HEAP_FILE, String(heapUsed + external))
})
