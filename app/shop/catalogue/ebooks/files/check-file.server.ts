import { checkByEpubcheck } from './epubcheck.server.ts'
import type { FileFacts, InspectedBytes } from './file-facts.ts'
import { FileRefused } from './file-refused.ts'
import { inspectFile } from './inspect-file.server.ts'

/** The fault continues a sentence that begins with the file. */
export type CheckedFile =
  | { ok: true; facts: FileFacts & InspectedBytes }
  | { ok: false; fault: string; reason: FileRefused['reason'] }

/** Checks a file in every way that one has to pass before it is sold. */
export async function checkEbookFile(path: string): Promise<CheckedFile> {
  try {
    const facts = await inspectFile(path)
    const remarks = [...facts.remarks, ...(await checkByEpubcheck(path, facts.format))]
    return { ok: true, facts: { ...facts, remarks } }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return { ok: false, fault: error.message, reason: error.reason }
  }
}
