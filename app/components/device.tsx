/** These are the ground and line colours of a mark. */
const tones = [
  ['#34307a', '#f0a42a'],
  ['#a1261d', '#f6ead2'],
  ['#1f5b50', '#f0a42a'],
  ['#2c5f86', '#f6ead2'],
  ['#5b2a4d', '#e9a08b'],
  ['#4b5823', '#f3c06b'],
  ['#b5472f', '#f6ead2'],
  ['#211d43', '#f0a42a'],
] as const

/** These draw a lantern, a bow, a flame, a boat, a folded sheet, a tree, a star and an open book. */
const signs = [
  'M16 40V22l12-8 12 8v18zM24 40V30h8v10z',
  'M14 36q14-26 28 0M20 36q8-16 16 0M28 36v-3',
  'M28 14c9 8 9 18 0 28-9-10-9-20 0-28zM28 42v4',
  'M14 32h28l-5 8H19zM27 14v16H16zM30 18v12h10z',
  'M14 18l14-4 14 4v20l-14 4-14-4zM28 14v28',
  'M28 44V26M28 30c-10 0-12-8-12-14 8 0 12 4 12 14zM28 26c10 0 12-6 12-12-8 0-12 4-12 12z',
  'M28 14l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z',
  'M16 18h10c2 0 2 2 2 2s0-2 2-2h10v20H30c-2 0-2 2-2 2s0-2-2-2H16zM28 20v20',
]

/** It is no other hash of the shop, because publishers would then change their marks. */
function hashOf(text: string): number {
  let hash = 7
  for (const char of text) hash = (Math.imul(hash, 31) + char.codePointAt(0)!) >>> 0
  return hash
}

/** Draws a publisher's mark, because none was provided. */
export function Device({ of }: { of: string }) {
  const hash = hashOf(of)
  const [ground, line] = tones[hash % tones.length]!
  return (
    <svg className="device" viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
      <circle cx="28" cy="28" r="28" fill={ground} />
      <path
        d={signs[(hash >>> 3) % signs.length]}
        fill="none"
        stroke={line}
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Draws an author's initials in place of a picture. */
export function Monogram({ of, initials }: { of: string; initials: string }) {
  const [ground, line] = tones[hashOf(of) % tones.length]!
  return (
    <svg className="device" viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
      <circle cx="28" cy="28" r="28" fill={ground} />
      <circle cx="28" cy="28" r="24" fill="none" stroke={line} strokeWidth="1.5" />
      <text x="28" y="36" textAnchor="middle" fill={line}>
        {initials}
      </text>
    </svg>
  )
}
