/** The normaliser sets this header, and removes one that a client sends. */
export const addressHeader = 'x-octavo-address'

/** Returns the client's address behind the trusted proxies; empty if the request did not pass the normaliser. */
export const clientAddress = ({ headers }: Request) => headers.get(addressHeader) ?? ''
