export const error = {
  code: 'Error {{status}}',
  notFound: 'Page not found',
  notFoundText: 'The address may be wrong, or the page has moved. Try the search.',
  refused: 'Sorry, that did not work',
  serverFault: 'Something went wrong on our side',
  serverFaultText:
    'We have recorded the error. Please try again in a moment; if you were placing an order, check your e-mail first: your order may have arrived.',
  outage: 'The shop is not responding right now',
  outageText: 'We have recorded the problem, and nothing is lost. Please try again in a moment.',
  outageUnsure:
    'We cannot tell right now whether this went through. Check the page before you try again.',
  outageAgain:
    'We cannot tell right now whether your form arrived. Try again in a moment: however often you send it, it counts only once.',
  tryAgain: 'Try again',
  lookAgain: 'View the page again',
  unreached:
    'The shop could not be reached. Nothing you typed is lost: check your connection, then try again.',
  reference: 'If you contact us about it, please quote this reference:',
  search: 'Look for something else',
  backHome: 'Back to the home page',
  summary_one: 'Error: please check one field',
  summary_other: 'Error: please check {{count}} fields',
}
