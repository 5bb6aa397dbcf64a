import { db } from '#app/database/database.server.ts'
import { storedVersion } from '#app/database/stored-version.server.ts'
import { parseLanguage } from '#app/i18n/languages.ts'
import { log } from '#app/observability/log.server.ts'
import { pagePlaces, type OwnTexts } from './own-text.ts'

const version = storedVersion('own-texts-version')
/** After a failure the next attempt waits this long, so that an outage costs few requests their time. */
const retryMs = 2_000

let readVersion = '0'
let failedAt = -Infinity
let read: OwnTexts = { pages: [], texts: [] }

/** Marks the texts as changed, for all processes. A transaction that changes them waits for the one before. */
export const bumpOwnTexts = version.bump

/** Returns the texts as this process read them last. */
export const lastOwnTexts = (): OwnTexts => read

/** Returns the shopkeeper's texts, at most two seconds old; without the database the ones that were read last. */
export async function findOwnTexts(now: number): Promise<OwnTexts> {
  if (now >= failedAt && now - failedAt < retryMs) return read
  try {
    const stored = await version.find(now)
    if (stored !== readVersion) {
      read = await version.asNew(readOwnTexts)
      readVersion = stored
    }
  } catch (error) {
    failedAt = now
    log.warn({ err: error }, 'the texts of the shopkeeper could not be read')
  }
  return read
}

/** Reads all texts, in the order in which the pages were added. A row of a later release is left out. */
export async function readOwnTexts(): Promise<OwnTexts> {
  const [pages, texts] = await Promise.all([
    db.read.selectFrom('ownPage').selectAll().orderBy('addedAt').orderBy('slug').execute(),
    db.read.selectFrom('ownText').selectAll().orderBy('page').execute(),
  ])
  return {
    pages: pages.flatMap(({ slug, ...row }) => {
      const place = pagePlaces.find((one) => one === row.place)
      return place ? [{ slug, place }] : []
    }),
    texts: texts.flatMap(({ page, title, markdown, ...row }) => {
      const language = parseLanguage(row.language)
      return language ? [{ page, language, title, markdown, isAdded: row.isAdded === 1 }] : []
    }),
  }
}
