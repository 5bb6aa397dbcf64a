// Preloaded into a server that is measured: at SIGUSR2 it writes the next of its heap snapshots, which blocks it for
// seconds.
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { writeHeapSnapshot } from 'node:v8'

let written = 0
process.on('SIGUSR2', () => {
  const file = join(process.env.HEAP_FOLDER, `${(written += 1)}.heapsnapshot`)
  writeHeapSnapshot(`${file}.part`)
  renameSync(`${file}.part`, file)
})
