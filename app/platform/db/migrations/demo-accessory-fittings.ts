/** Fittings of the demo's accessories, by heading and picture. */
export const demoAccessoryFittings = [
  { heading: 'Crash guard', picture: 'accessories/guard', fitting: 'crash-guard' },
  { heading: 'All-round guard', picture: 'accessories/guard', fitting: 'all-round-guard' },
  { heading: 'Frame slider pair', picture: 'accessories/sliders', fitting: 'sliders' },
  { heading: 'Saree guard', picture: 'accessories/saree-guard', fitting: 'saree-guard' },
  { heading: 'Visor', picture: 'accessories/visor', fitting: 'visor' },
  { heading: 'Touring screen', picture: 'accessories/visor', fitting: 'touring-screen' },
  { heading: 'Mirror set, left and right', picture: 'accessories/mirror', fitting: 'mirrors' },
  { heading: 'Handle grip pair', picture: 'accessories/grip', fitting: 'grips' },
  { heading: 'Heated grips', picture: 'accessories/grip', fitting: 'grips' },
  { heading: 'Top box, 28 litres', picture: 'accessories/top-box', fitting: 'top-box' },
  {
    heading: 'Aluminium top box, 42 litres',
    picture: 'accessories/top-box',
    fitting: 'alu-top-box',
  },
  { heading: 'Floor mat', picture: 'accessories/mat', fitting: 'floor-mat' },
  { heading: 'USB charging socket', picture: 'accessories/usb-socket', fitting: 'usb-socket' },
  {
    heading: 'Dock for a mobile phone charger',
    picture: 'accessories/charger',
    fitting: 'phone-dock',
  },
] as const
