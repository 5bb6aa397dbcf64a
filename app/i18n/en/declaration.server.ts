/** A customer declares these whole sentences by a form. */
export const declaration = {
  withdrawal: {
    whole: 'I hereby withdraw from the contract for the order {{order}}.',
    part: 'I hereby withdraw from the contract for these things of the order {{order}}:',
    itemsOnPage: '(the list stands on the page below)',
    name: 'Name: {{name}}',
    email: 'E-mail: {{email}}',
  },
}
