import { Isolated } from '#app/components/isolated.tsx'
import { dirOf } from '#app/i18n/text-direction.ts'
import { Device, Monogram } from '#app/components/device.tsx'
import { MailLink } from '#app/components/mail-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ContributorHeadText as Head } from './contributor-head.ts'

/** Shows the name and text above a contributor's books, and the contact details of a publisher. */
export function ContributorHead({ person }: { person: Head }) {
  const { kind, slug, name, initials, text, contact } = person
  return (
    <div className="page-head person">
      {kind === 'author' ? <Monogram of={slug} initials={initials} /> : <Device of={slug} />}
      <div className="stack">
        <h1>
          <Isolated text={name} />
        </h1>
        {text && (
          <p className="lede" dir={dirOf(text)}>
            {text}
          </p>
        )}
        {contact && <Contact contact={contact} />}
      </div>
    </div>
  )
}

function Contact({ contact: { label, lines, email } }: { contact: NonNullable<Head['contact']> }) {
  const { t } = useTranslation()
  const value = `${lines.join(', ')}${lines.length > 0 && email ? ' · ' : ''}`
  return (
    <address className="soft">
      {t('frame.labelled', { label, value })}
      {email && <MailLink email={email} />}
    </address>
  )
}
