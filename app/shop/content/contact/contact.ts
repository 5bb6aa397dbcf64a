/** This is the maximum number of characters of each field. */
export const longestContactFields = { name: 100, subject: 200, message: 5000 } as const

export type ContactField = 'name' | 'email' | 'subject' | 'message'

/** `missing` also means that there are only invisible characters; `email` means that it cannot be an address. */
export type ContactFault = 'missing' | 'email' | 'too-long'

export type ContactMessage = Record<ContactField, string>

export type ContactFormText = Record<
  ContactField | 'subjectHint' | 'messageHint' | 'send' | 'kept' | 'privacy' | 'sent',
  string
>
