export const error = {
  code: 'Error {{status}}',
  notFound: 'This page was never bound in',
  notFoundWords:
    'The address leads nowhere, or the page has been moved. Perhaps the search knows it.',
  refused: 'This cannot be done',
  serverFault: 'Something broke on our side',
  serverFaultWords:
    'It has been written down. Please try again in a moment; if you were ordering, look into your e-mail first: your order may have arrived.',
  away: 'The shop is not answering just now',
  awayWords: 'It has been written down, and nothing is lost. Please try again in a moment.',
  awayUnsure:
    'Whether what you pressed was done, we cannot say just now. Look at the page again before you press once more.',
  awayAgain:
    'Whether your form arrived, we cannot say just now. Try again in a moment: however often you send it, it counts once.',
  tryAgain: 'Try again',
  lookAgain: 'Look at the page again',
  unreached:
    'The shop could not be reached. Nothing you typed is lost: see to your connection, then press again.',
  reference: 'If you ask us about it, name this reference:',
  search: 'Search from this page',
  backHome: 'Back to the home page',
  summary_one: 'Error: one thing needs your attention',
  summary_other: 'Error: {{count}} things need your attention',
}
