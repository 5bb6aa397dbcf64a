import { scenePath } from '#app/art/art-paths.ts'
import type { EndedSignIn } from './ended-sign-in.ts'

type EndedSignInNoteProps = {
  ended: EndedSignIn
  /** The page has a heading of its own, with what was added since. */
  isBeside: boolean
}

/** Replaces the message of an empty cart or list, because the contents are in the account. */
export function EndedSignInNote({ ended, isBeside }: EndedSignInNoteProps) {
  const { heading, words, link, path } = ended
  const Heading = isBeside ? 'h2' : 'h1'
  return (
    <div className="empty">
      {/* Above new contents a picture would push them out of sight. */}
      {!isBeside && <img src={scenePath('bag')} width="300" height="240" alt="" />}
      <Heading>{heading}</Heading>
      <p className="lede">{words}</p>
      <a className="btn btn--buy" href={path}>
        {link}
      </a>
    </div>
  )
}
