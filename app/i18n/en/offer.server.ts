export const offer = {
  crumb: 'Offers',
  until: 'Until',
  begins: 'Begins on',
  ended: 'Ended on',
  percent: '{{percent}} off these books',
  coming: 'This offer has not started yet: until then its discount does not apply.',
  over: 'This offer has ended. Its discount no longer applies.',
  fixed:
    'Books with a fixed price in Germany or France are sold there at that price; offers do not apply to them.',
  others: 'Other offers',
  begin: 'from {{day}}',
}
