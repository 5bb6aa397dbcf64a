const firstPictureMark = 'fetchpriority="high"'

/**
 * Names the first picture that a page shows at once in the head of the answer (RFC 8288): a browser asks for it before it
 * has read the page. Without its fragment, which is not asked for. One whose address is more than a plain path of the
 * shop is left to be found in the page.
 */
export function sayFirstPicture(html: string, headers: Headers) {
  const at = html.indexOf(firstPictureMark)
  if (at === -1) return
  const tag = html.slice(html.lastIndexOf('<img', at), html.indexOf('>', at))
  const [, path] = / src="(\/\w[\w./-]*)["#]/.exec(tag) ?? []
  if (path) headers.set('Link', `<${path}>; rel=preload; as=image; fetchpriority=high`)
}
