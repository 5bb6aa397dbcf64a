const mark = 'fetchpriority="high"'

/**
 * Names the picture that a page shows first in the head of the answer (RFC 8288): a browser asks for it before it has
 * read the page, on a slow phone a twentieth of a second sooner.
 */
export function sayFirstPicture(html: string, headers: Headers) {
  const at = html.indexOf(mark)
  if (at === -1) return
  const tag = html.slice(html.lastIndexOf('<img', at), at)
  const [, path] = / src="(\/[\w./-]+)"/.exec(tag) ?? []
  if (path) headers.set('Link', `<${path}>; rel=preload; as=image; fetchpriority=high`)
}
