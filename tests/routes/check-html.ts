import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

/** The package is a path of the Nu Html Checker, which is a program for Java. */
const jar = String(createRequire(import.meta.url)('vnu-jar'))

type Message = { type: string; url: string; message: string; extract?: string }
export type HtmlFault = { page: string; message: string; extract: string }

/** Returns what the Nu Html Checker finds wrong in pages, which are given by name. Warnings are left out. */
export async function listHtmlFaults(pages: Record<string, string>): Promise<HtmlFault[]> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-html-'))
  const names = Object.keys(pages)
  try {
    names.forEach((name, n) => writeFileSync(join(folder, `${n}.html`), pages[name]!))
    const { messages } = JSON.parse(await check(folder)) as { messages: Message[] }
    return messages
      .filter(({ type }) => type !== 'info')
      .map(({ url, message, extract = '' }) => ({
        page: names[Number.parseInt(basename(url), 10)] ?? url,
        message,
        extract,
      }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns the checker's report on the pages in a folder, as JSON. */
async function check(folder: string): Promise<string> {
  const quickStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m']
  const options = ['--format', 'json', '--exit-zero-always', '--stdout', folder]
  const args = [...quickStart, '-jar', jar, ...options]
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: 1 << 28 })
  return stdout
}
