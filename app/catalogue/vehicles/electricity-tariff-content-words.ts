/** Texts of the editor for the electricity tariff. */

export const tariff = 'The tariff'
export const tariffHint =
  'The cost of a kilometre of each electric vehicle follows from it. Without a price the site shows no cost. Changes here go live when you publish; to change the price immediately, use Rates.'
export const rupeesPerUnit = 'Price of a unit (1 kWh) at home'
export const checkedOn = 'Checked on'
