export const officeAudit = {
  title: 'Changes',
  about: 'About an order, product or customer',
  aboutWhat: 'About',
  caption: 'What was changed by command or in the back office',
  empty: 'No changes like that.',
  at: 'When',
  actor: 'Who',
  commandLine: 'Command line',
  command: 'What',
  details: 'Details',
}
