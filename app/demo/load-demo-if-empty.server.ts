import { db } from '#app/database/database.server.ts'

/**
 * Loads the demo into a shop without products and returns whether it did. The import is dynamic,
 * since most starts do not need it.
 */
export async function loadDemoIfEmpty(now: number): Promise<boolean> {
  if (await hasProducts()) return false
  const { loadDemo } = await import('./load-demo.server.ts')
  return loadDemo(now)
}

export async function hasProducts(): Promise<boolean> {
  const first = await db.read.selectFrom('product').select('id').limit(1).executeTakeFirst()
  return first !== undefined
}
