import { joinEWords } from '#app/i18n/join-e-words.ts'
import { Fragment } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { LinkChips } from '#app/components/link-chips.tsx'
import type { OfferHeadText as Head } from './offer.ts'

/** Renders the end of an offer and what applies to its prices, above its books. */
export function OfferHead({ offer }: { offer: Head }) {
  const { title, text, days, percent, note, fixed, state } = offer
  return (
    <>
      <div className="page-head">
        <p className="kicker">
          {days.map(({ before, dateTime, text: day }, index) => (
            <Fragment key={before}>
              {`${index > 0 ? ' · ' : ''}${before} `}
              <time dateTime={dateTime}>{day}</time>
            </Fragment>
          ))}
          {percent && ` · ${percent}`}
        </p>
        <h1>{title}</h1>
        <p className="lede">{joinEWords(text)}</p>
      </div>
      {note && (
        <p className="note note--warm offer-note">
          <Icon name="info" />
          <span>{note}</span>
        </p>
      )}
      {state !== 'ended' && <p className="small soft offer-note">{fixed}</p>}
    </>
  )
}

/** Renders links to other offers, below an offer's books. */
export function OfferFoot({ offer: { others } }: { offer: Head }) {
  if (!others) return null
  return (
    <nav className="section stack" aria-label={others.label}>
      <h2>{others.label}</h2>
      <LinkChips links={others.links} />
    </nav>
  )
}
