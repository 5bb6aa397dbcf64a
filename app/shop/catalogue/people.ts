/** A person of a book. `role`: ONIX list 17 (A01 author, B06 translator). */
export type Person = { name: string; role: string }

/** Who a book is by: its authors; without any, those who made it otherwise; else whoever is named. */
export function authorsOf(people: Person[]): string[] {
  const withRole = (role: string) => people.filter((one) => one.role.startsWith(role))
  const found = [withRole('A01'), withRole('A'), people].find((list) => list.length > 0) ?? []
  return [...new Set(found.map((one) => one.name))]
}
