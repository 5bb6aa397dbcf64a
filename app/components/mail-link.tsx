import { Fragment } from 'react'

/** Renders an e-mail address as a link; in a narrow place it breaks only after its @ and its dots. */
export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <span>
        {email.split(/(?<=[@.])/).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </a>
  )
}
