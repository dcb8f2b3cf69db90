/**
 * Texts of the demo other than those of models (facts, films, gallery, offers, slides): the old
 * text and its replacement. Frozen.
 */
export const siteTexts: Readonly<Record<string, string>> = {
  'Up to ten years: four extensions each for scooters and motorcycles, with the totals.':
    'Warranty for up to ten years: four extensions for scooters and four for motorcycles.',
  'The first three years come with the machine. These four options take it to four, five, six or ten.':
    'Your vehicle comes with three years of warranty. These four options extend it to four, five, six or ten.',
  'From three years to four, five, six or ten.': 'Extend three years to four, five, six or ten.',
  'Coverage ends with the period or the kilometres, whichever comes first.':
    'Cover ends with the period or the kilometres, whichever comes first.',
  'It pays for major parts and labour, at any authorised workshop in India.':
    'It covers major parts and labour at any authorised workshop in India.',
  'It goes with the machine when you sell it.':
    'It passes to the next owner when you sell the vehicle.',
  'Three years of points, accident cover and a better exchange for your old machine.':
    'Three years of points, accident cover and a better exchange price for your old vehicle.',
  'For everybody who rides a machine of ours: ₹349 plus GST for three years.':
    'For everyone who rides one of our bikes or scooters: ₹349 plus GST for three years.',
  '349 points at once': '349 points to start with',
  'They are on your number within 72 hours, and one point is worth a rupee.':
    'Credited to your mobile number within 72 hours. One point is worth one rupee.',
  'Services, parts, accessories and the next machine all add to them.':
    'Services, parts, accessories and your next vehicle all earn points.',
  'For the member, as long as the membership runs.':
    'For the member, for as long as the membership runs.',
  'Exchange by code': 'Exchange bonus code',
  'Your code raises what we give for your old machine, whoever of the family buys.':
    'Your code gets a better price for your old vehicle, whoever in the family buys the new one.',
  'Bring five papers; we bring three lenders and put their whole cost side by side.':
    'Carry five documents. We compare three lenders and show you the full cost of each, side by side.',
  'Two, in colour, not older than six months.':
    'Two passport-size colour photos, not older than six months.',
  'One of those listed below.': 'Any one from the list below.',
  'One of those listed below, with your present address.':
    'Any one from the list below, with your present address.',
  'Of the last 3 months.': 'For the last 3 months.',
  'Three services, two washes and discounts on labour and parts for one price a year.':
    'Three services, two washes and discounts on labour and parts, for one yearly price.',
  'What the workshop does in a yearly maintenance contract': 'What our workshop does under the AMC',
  'The floor on a weekday morning': 'The showroom on a weekday morning',
  'HORNET 2.0 in matt red, from close by': 'HORNET 2.0 in matt red, up close',
  'Two scooters, washed and ready to be handed over': 'Two scooters, washed and ready for delivery',
  'ACTIVA 6G in blue, with chromed mirrors': 'ACTIVA 6G in blue, with chrome mirrors',
  'CD110 DELUXE: chrome and a brown bench': 'CD110 DELUXE: chrome and a brown seat',
  'CBR1000RR-R, face to face': 'CBR1000RR-R, head on',
  'Seen by whoever rides behind': 'HORNET 2.0 from behind, on the coast road',
  'ACTIVA E in white, under the green line': 'ACTIVA E in white, with a green line along the side',
  'From the other side: frame and exhaust': 'CB1000R in red, in the workshop',
  'CB500X in green, with aluminium panniers': 'CB500X in green, on the coast road at dusk',
  'QC1 and XBLADE: one for the socket, one for the pump':
    'QC1 and XBLADE: one plugs in, one fills up',
  'Our electrician checks the socket at your parking place, fits a cover against rain and shows you how to charge. Within 25 km of the showroom, by appointment, Wednesday to Saturday.':
    'Our electrician checks the plug point where you park, fits a rain cover and shows you how to charge. Within 25 km of the showroom, by appointment, Wednesday to Saturday.',
  'Helmet with every commuter motorcycle': 'Pillion helmet at half price with commuter motorcycles',
  'One ISI-marked full-face helmet in your size with every CB SHINE, SP 125, LIVO and SHINE 100. A second one for the pillion at half its price.':
    'Every CB SHINE, SP 125, LIVO and SHINE 100 comes with an ISI-marked full-face helmet in your size. Take a second one for your pillion at half price.',
  'Saturday test rides, 10:00 AM to 01:00 PM': 'Saturday test rides, 10:00 AM to 1:00 PM',
  'HORNET 2.0, CB SHINE, DIO and QC1 stand ready in the yard on Saturdays. Bring your driving licence. Order within seven days of the ride and we do the registration papers for nothing.':
    'HORNET 2.0, CB SHINE, DIO and QC1 are ready to ride on Saturdays. Carry your driving licence. Book your vehicle within seven days of the ride and we do the registration paperwork free.',
  '₹3,000 for your old scooter, on top of its value': '₹3,000 extra for your old scooter',
  'Bring any scooter that runs, with its papers. We value it in twenty minutes, add ₹3,000 and take both off the price of a new one. On every scooter in stock.':
    'Bring any scooter in running condition, with its documents. We value it in twenty minutes, add ₹3,000 and take the total off the price of your new one. On every petrol scooter in stock.',
  '184 cc. 142 kg. Five gears.': 'Hornet 2.0. Quick off every signal.',
  'HORNET 2.0: upside-down fork, discs on both wheels':
    '184 cc, 142 kg, upside-down fork, disc brakes front and rear',
  'The family scooter, now without a key': 'The family scooter, now keyless',
  '80 km from the socket at home': 'Charge it at home, overnight',
  'QC1, electric: full overnight, 26 litres of boot':
    'QC1, electric: 80 km on the test cycle, 26-litre boot',
  'Quiet, with 13 litres in the tank': 'The quiet one for long commutes',
  'UNICORN: 162.7 cc, 14 Nm, ABS on the front disc':
    'UNICORN: 162.7 cc, 13-litre tank, front disc with ABS',
  'ACTIVA 125: 124 cc, 10.3 Nm, 712 mm of seat': 'ACTIVA 125: 124 cc, 10.3 Nm, 712 mm seat',
  'Try the seat, the bars and the reach before you decide':
    'Try the seat, the handlebar and the reach before you decide',
}
