import { checkShop } from '#app/shop/maintenance/check/check-shop.server.ts'

/** Returns the findings of the shop's own check. */
export async function findingsOf(): Promise<string[]> {
  const found: string[] = []
  for await (const { level, about, says } of checkShop())
    if (level === 'fault') found.push(`${about}: ${says}`)
  return found
}
