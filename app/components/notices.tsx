import { Icon } from './icon.tsx'

/** Shows the notices about how the page was requested. */
export function Notices({ notices }: { notices: string[] }) {
  return notices.map((notice) => (
    <p className="note note--warm" key={notice}>
      <Icon name="info" />
      <span>{notice}</span>
    </p>
  ))
}
