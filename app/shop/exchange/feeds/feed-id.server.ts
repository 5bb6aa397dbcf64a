import { uuidOfName } from '#app/shop/catalogue/ebooks/uuid.server.ts'

/** This random namespace makes the ids of feeds and entries (RFC 9562, section 5.5). */
const namespace = 'c4a7d2f0-3d0a-4c55-8a3e-5f1c7f0b9e21'

/** Returns an IRI that stays the same even if the shop's address changes. */
export const feedId = (...parts: string[]) => `urn:uuid:${uuidOfName(namespace, parts.join('\n'))}`
