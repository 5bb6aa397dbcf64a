/** Holds the name of an order, a product or another thing, and the page of it if there is one. */
export type NamedSubject = { text: string; path: string | null }

/** Renders the name as a link to its page. */
export const SubjectName = ({ text, path }: NamedSubject) =>
  path === null ? <bdi>{text}</bdi> : <a href={path}>{text}</a>
