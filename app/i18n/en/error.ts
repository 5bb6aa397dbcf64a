export const error = {
  code: 'Error {{status}}',
  notFound: 'This page was never bound in',
  notFoundWords:
    'The address leads nowhere, or the page has been moved. Perhaps the search knows it.',
  refused: 'This cannot be done',
  serverFault: 'Something broke on our side',
  serverFaultWords:
    'It has been written down. Nothing was ordered or lost; please try again in a moment.',
  search: 'Search from this page',
  backHome: 'Back to the first page',
  tryAgain: 'Try again',
  summary_one: 'Error: one thing needs your attention',
  summary_other: 'Error: {{count}} things need your attention',
}
