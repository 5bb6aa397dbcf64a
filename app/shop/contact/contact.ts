/** The most characters of each field. */
export const longestContactFields = { name: 100, subject: 200, message: 5000 } as const

export type ContactField = 'name' | 'email' | 'subject' | 'message'

/** `missing`, also where only marks stand that nobody sees; `email`: surely no address. */
export type ContactFault = 'missing' | 'email' | 'too-long'

export type ContactMessage = Record<ContactField, string>

export type ContactFormText = Record<
  ContactField | 'subjectHint' | 'messageHint' | 'send' | 'kept' | 'privacy' | 'sent',
  string
>
