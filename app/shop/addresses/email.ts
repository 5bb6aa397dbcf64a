import { cleanSigns } from './clean-signs.ts'

const longestEmail = 254

// Signs that a list of recipients or a header is made of stand in no address that people have.
const local = String.raw`[^\s\p{C}@<>()\[\],;:"\\]{1,64}`
const label = String.raw`[^\s\p{C}@<>()\[\],;:"\\.]+`
const email = new RegExp(`^${local}@(?:${label}\\.)+${label}$`, 'u')

/** East Asian keyboards type the sign and the dots of a host in their own width (UTS #46 reads them so). */
function withAsciiSigns(text: string): string {
  const typed = text.replaceAll('＠', '@')
  const at = typed.lastIndexOf('@') + 1
  return typed.slice(0, at) + typed.slice(at).replace(/[。．｡]/g, '.')
}

/**
 * An e-mail address, tidied; undefined when it surely is none. Only sending a mail shows that one exists,
 * so this asks for little: one @, a dot in the name behind it, no space, at most 254 characters.
 */
export function parseEmail(text: string): string | undefined {
  const address = withAsciiSigns(cleanSigns(text)).normalize('NFC')
  return address.length <= longestEmail && email.test(address) ? address : undefined
}

/** What addresses are searched, told apart and counted by. Two that fold alike may be two people's mailboxes. */
export const foldEmail = (address: string): string => address.normalize('NFKC').toLowerCase()

/** Whether what is one's business may be told to the other: they differ by nothing but capitals. */
export const isSameMailbox = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()
