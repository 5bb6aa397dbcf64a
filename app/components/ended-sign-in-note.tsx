import { scenePath } from '#app/art/art-paths.ts'
import type { EndedSignIn } from './ended-sign-in.ts'

type EndedSignInNoteProps = {
  ended: EndedSignIn
  /** The page has a heading of its own, with what was put there since. */
  isBeside: boolean
}

/** Stands in place of an empty cart or list, since what was there is in the account. */
export function EndedSignInNote({ ended, isBeside }: EndedSignInNoteProps) {
  const { heading, words, link, path } = ended
  const Heading = isBeside ? 'h2' : 'h1'
  return (
    <div className="empty">
      {/* Over what was put here since, a picture would push it out of sight. */}
      {!isBeside && <img src={scenePath('bag')} width="300" height="240" alt="" />}
      <Heading>{heading}</Heading>
      <p className="lede">{words}</p>
      <a className="btn btn--buy" href={path}>
        {link}
      </a>
    </div>
  )
}
