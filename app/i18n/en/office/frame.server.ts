export const officeFrame = {
  navigation: 'Back office',
  signOut: 'Sign Out',
  ownerOnly: 'Only an owner of the shop can open this page.',
  notFound: 'There Is Nothing Here',
  notFoundText: 'The back office has no page at this address.',
  faultText:
    'The page could not be shown. Please try again; if it fails again, tell whoever looks after the shop.',
  reference: 'Reference: {{reference}}',
  toToday: 'To Today’s Work',
  pager: 'Pages',
  before: 'Previous Page',
  after: 'Next Page',
  pageOf: 'Page {{page}} of {{pages}}',
  apply: 'Apply',
  pages: {
    today: 'Today',
    orders: 'Orders',
    products: 'Products',
    check: 'Check',
    audit: 'Changes',
    staff: 'Staff',
  },
}
