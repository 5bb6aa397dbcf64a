/** Holds a contributor of a book. `role` is a code of ONIX list 17 (A01 author, B06 translator). */
export type Contributor = { slug: string; name: string; role: string }

/** Returns the names of a book's authors, or else of its other creators, or else of anyone named. */
export const authorsOf = (people: Pick<Contributor, 'name' | 'role'>[]): string[] =>
  authorsAmong(people).map(({ name }) => name)

/** Returns the same contributors with all fields. A person with several roles is listed once. */
export function authorsAmong<One extends Pick<Contributor, 'name' | 'role'>>(people: One[]): One[] {
  const withRole = (role: string) => people.filter((one) => one.role.startsWith(role))
  const found = [withRole('A01'), withRole('A'), people].find((list) => list.length > 0) ?? []
  return found.filter((one, n) => found.findIndex(({ name }) => name === one.name) === n)
}
