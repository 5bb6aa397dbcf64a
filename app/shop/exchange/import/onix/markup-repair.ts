/** No name or number of an entity is longer. */
const tail = 60
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** The first alternative matches a bracket that does not begin a tag. */
const stray = /<(?=[\s\d=<>.,;)&-])|&(?:#(\d{1,7}|[xX][\da-fA-F]{1,6});|[A-Za-z][\w.-]{0,40};)?/g
const cdata = '<![CDATA['

/** Escapes a bare ampersand or bracket; a character reference that XML forbids becomes a space. */
function escapeStray(found: string, number: string | undefined): string {
  if (found === '<') return '&lt;'
  if (found === '&') return '&amp;'
  if (number === undefined) return found
  const code = /^x/i.test(number) ? parseInt(number.slice(1), 16) : Number(number)
  const isAllowed =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code < 0xd800) ||
    (code > 0xdfff && code < 0xfffe) ||
    (code > 0xffff && code < 0x110000)
  return isAllowed ? found : ' '
}

/**
 * Repairs text, piece by piece, for an XML parser. Control characters become spaces, and a bare
 * ampersand or bracket is escaped (a parser would read on to the next semicolon). Ampersands inside
 * CDATA stay.
 */
export class MarkupRepair {
  #rest = ''
  #inCdata = false

  feed(piece: string): string {
    const text = (this.#rest + piece).replace(controls, ' ')
    const cut = cutOf(text)
    this.#rest = text.slice(cut)
    return this.#repair(text.slice(0, cut))
  }

  end(): string {
    const rest = this.#rest
    this.#rest = ''
    return this.#repair(rest)
  }

  #repair(text: string): string {
    let repaired = ''
    for (let at = 0; at < text.length;) {
      const mark = text.indexOf(this.#inCdata ? ']]>' : cdata, at)
      const end = mark < 0 ? text.length : mark + (this.#inCdata ? 3 : cdata.length)
      const part = text.slice(at, end)
      repaired += this.#inCdata ? part : part.replace(stray, escapeStray)
      if (mark >= 0) this.#inCdata = !this.#inCdata
      at = end
    }
    return repaired
  }
}

/** A possible beginning of an entity or CDATA marker waits for the next piece. */
function cutOf(text: string): number {
  const marks = [
    text.lastIndexOf('&'),
    text.lastIndexOf('<!'),
    text.length - (/]{0,2}$/.exec(text)?.[0].length ?? 0),
  ]
  if (text.endsWith('<')) marks.push(text.length - 1)
  const waiting = marks.filter((mark) => mark >= text.length - tail && mark < text.length)
  return waiting.length === 0 ? text.length : Math.max(...waiting)
}
