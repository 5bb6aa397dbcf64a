import { Icon } from './icon.tsx'

/** What the page has to say about how it was asked for. */
export function Notices({ notices }: { notices: string[] }) {
  return notices.map((notice) => (
    <p className="note note--warm" key={notice}>
      <Icon name="info" />
      <span>{notice}</span>
    </p>
  ))
}
