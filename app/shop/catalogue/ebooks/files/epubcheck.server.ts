import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { settings } from '#app/settings.server.ts'
import type { FurtherCheck } from './change-ebook-file.server.ts'
import { parseEpubcheckReport, type EpubcheckMessage } from './epubcheck-report.schema.ts'
import { FileRefused } from './file-refused.ts'

const mostNamed = 5
const withinMs = 10 * 60_000
/** It starts Java quickly and bounds its memory. */
const javaOptions = ['-Xmx512m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** Checks an EPUB further, if the setting names EPUBCheck. */
export const checkByEpubcheck: FurtherCheck = async (path, format) => {
  const jar = settings().EPUBCHECK_JAR
  return jar === undefined || format !== 'epub' ? [] : runEpubcheck(jar, path)
}

/**
 * Checks an EPUB by EPUBCheck. @returns Its warnings.
 * @param jar The path of `epubcheck.jar`, which needs a Java runtime.
 * @throws {FileRefused} for errors, or if EPUBCheck cannot run.
 */
async function runEpubcheck(jar: string, path: string): Promise<string[]> {
  const messages = parseEpubcheckReport(await report(jar, path))
  if (!messages) throw new FileRefused(`cannot be checked: ${jar} is no EPUBCheck`, 'other')
  const errors = messages.filter(({ severity }) => ['ERROR', 'FATAL'].includes(severity))
  if (errors.length > 0)
    throw new FileRefused(`has errors found by EPUBCheck: ${listMessages(errors)}`)
  const warnings = messages.filter(({ severity }) => severity === 'WARNING')
  return warnings.length > 0 ? [`EPUBCheck warns: ${listMessages(warnings)}.`] : []
}

function listMessages(messages: EpubcheckMessage[]): string {
  const named = messages.slice(0, mostNamed).map(({ ID, message, locations }) => {
    const place = locations?.[0]?.path
    return `${ID} ${message.replace(/\.$/, '')}${place ? ` (${place})` : ''}`
  })
  const more = messages.length - named.length
  return named.join('; ') + (more > 0 ? `; and ${more} more` : '')
}

/** Its exit code says that there are errors, which the report names. */
const report = (jar: string, path: string): Promise<string> =>
  new Promise((done, failed) => {
    const args = [...javaOptions, '-jar', jar, '--quiet', '--json', '-', resolve(path)]
    execFile('java', args, { maxBuffer: 64 * 1024 * 1024, timeout: withinMs }, (error, out) => {
      if (out.trim() !== '') done(out)
      else
        failed(
          new FileRefused(
            `cannot be checked: EPUBCheck does not run (${reasonOf(error)})`,
            'other',
          ),
        )
    })
  })

const reasonOf = (error: Error | null) => {
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  return code === 'ENOENT' ? 'there is no Java' : (error?.message.split('\n')[1] ?? 'no report')
}
