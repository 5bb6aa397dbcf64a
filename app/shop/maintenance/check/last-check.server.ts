import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import type { Finding } from '#app/shop/operations/findings/finding.ts'
import { checkShop } from './check-shop.server.ts'

/** Holds what a check found. `findings` are at most {@link mostStored}, the faults first. */
export type LastCheck = { at: number; faults: number; warnings: number; findings: Finding[] }

const name = 'last-check'
const mostStored = 200

/** Checks the shop and stores what was found, for pages that must not take as long. */
export async function checkAndStore(now: number): Promise<LastCheck> {
  const found: Record<Finding['level'], Finding[]> = { fault: [], warning: [] }
  for await (const finding of checkShop(now)) found[finding.level].push(finding)
  const check = {
    at: now,
    faults: found.fault.length,
    warnings: found.warning.length,
    findings: [...found.fault, ...found.warning].slice(0, mostStored),
  }
  await db.write((trx) => settingStore.put(trx, name, JSON.stringify(check)))
  return check
}

/** Returns what the last stored check found. */
export async function findLastCheck(): Promise<LastCheck | undefined> {
  const stored = await settingStore.find(name)
  return stored === undefined ? undefined : (JSON.parse(stored) as LastCheck)
}
