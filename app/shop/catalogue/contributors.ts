/** A person of a book. `role`: ONIX list 17 (A01 author, B06 translator). */
export type Contributor = { slug: string; name: string; role: string }

/** Who a book is by: its authors; without any, those who made it otherwise; else whoever is named. */
export const authorsOf = (people: Pick<Contributor, 'name' | 'role'>[]): string[] =>
  authorsAmong(people).map(({ name }) => name)

/** The same with their slugs; who is named in several roles stands once. */
export function authorsAmong<One extends Pick<Contributor, 'name' | 'role'>>(people: One[]): One[] {
  const withRole = (role: string) => people.filter((one) => one.role.startsWith(role))
  const found = [withRole('A01'), withRole('A'), people].find((list) => list.length > 0) ?? []
  return found.filter((one, n) => found.findIndex(({ name }) => name === one.name) === n)
}
