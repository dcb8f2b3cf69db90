/** Headings of the features of the demo’s models: the old heading and its replacement. Frozen. */
export const featureHeadings: Readonly<Record<string, string>> = {
  'Stops at the light': 'Idle stop',
  'Disc in front': 'Front disc',
  '712 mm of seat': '712 mm seat',
  'Combined brake': 'Combined braking',
  'Swap instead of charge': 'Swap, don’t charge',
  'Twin dampers, five steps': 'Twin shocks, five steps',
  'Disc on request': 'Optional disc',
  'Single-sided arm': 'Single-sided swingarm',
  'Three modes and a fourth of your own': 'Three modes, and one of your own',
  '17.7 litres': '17.7-litre tank',
  '735 mm of bench': '735 mm seat',
  'Drums with CBS': 'Drum brakes with CBS',
  'Simple to mend': 'Easy to repair',
  'Stop and start': 'Idle stop',
  'Alloys and disc': 'Alloy wheels and disc',
  'Torque low down': 'Early pull',
  '171 mm of clearance': '171 mm clearance',
  '26 litres of boot': '26-litre boot',
  'Battery to IP67': 'IP67 battery',
  'Guaranteed pack': 'Battery warranty',
  'Digital dial': 'Digital display',
  'Fuller tank': 'Bigger tank',
  'Same small engine': 'Same engine',
  'Digital dash': 'Digital display',
  'LED lamp on DC': 'LED headlamp',
  '705 mm of seat': '705 mm seat',
  '187 mm of clearance': '187 mm clearance',
  'ABS at the front': 'Front ABS',
  'ABS on 276 mm': '276 mm disc with ABS',
  '130 mm behind': '130 mm rear tyre',
  'Gear on the dash': 'Gear indicator',
}

/** Sources and rows of specifications. Frozen. */
export const sourceTexts: Readonly<Record<string, string>> = {
  'General knowledge of the trade, which the maker has not confirmed: ask us before you rely on it':
    'General trade knowledge, not confirmed by the manufacturer: please check with us',
  'Taken over from the ACTIVA 6G table (specification tables that a dealer published for BS-VI models, 2020–21)':
    'From the ACTIVA 6G table (BS-VI specification tables published by a dealer, 2020–21)',
  'Specification tables that a dealer published for BS-VI models, 2020–21':
    'BS-VI specification tables published by a dealer, 2020–21',
  'Older BS-IV figures (124.73 cc, 7.58 kW, 1,266 mm), still seen elsewhere, are not used here':
    'Older BS-IV figures that you may see elsewhere (124.73 cc, 7.58 kW, 1,266 mm) are not used here',
  'Type form of the Indian motor sport federation; Hindustan Times':
    'Homologation form of the Indian motorsport federation; Hindustan Times',
  'Price lowered from about 33,00,000 to 23,56,000 rupees':
    'Price reduced from about ₹33,00,000 to ₹23,56,000',
  'Saving of up to 8,042 rupees since the lower tax of September 2025':
    'Saving of up to ₹8,042 since the GST cut of September 2025',
  'The 2025 form: 16.8 hp, 15.7 Nm, assist and slipper clutch':
    '2025 version: 16.8 hp, 15.7 Nm, assist and slipper clutch',
  'Launch price 74,959 rupees; saving of 6,256 rupees since September 2025':
    'Launch price ₹74,959; saving of ₹6,256 since September 2025',
  'Saving of 5,672 rupees since the lower tax of September 2025':
    'Saving of ₹5,672 since the GST cut of September 2025',
  'Digital, with average consumption': 'Digital, with average mileage',
  'Digital, with consumption in real time': 'Digital, with real-time mileage',
  '330 W: 0–80 % in 4 h 30, full in about 6 h 50':
    '330 W: 0–80% in 4 h 30 min, full in about 6 h 50 min',
}

/** Accessories; `{model}` is a name of `demoModels`. Frozen. */
export const accessoryTexts: Readonly<Record<string, string>> = {
  'ISI-marked shell with a clear visor that opens with one glove on; washable lining. Sizes M (57 cm), L (59 cm) and XL (61 cm).':
    'ISI-marked shell with a clear visor that you can open with gloves on; washable lining. Sizes M (57 cm), L (59 cm) and XL (61 cm).',
  'Ribbed rubber mat cut to the floor of the {model}; raised edge keeps rain water off the shoes. Held by two press studs.':
    'Ribbed rubber mat cut for the floor of the {model}; the raised edge keeps rainwater off your shoes. Held by two press studs.',
  'Water-repellent polyester cut for the {model}, with a strap under the belly and eyelets for a lock. Pack size of a loaf of bread.':
    'Water-repellent polyester cut for the {model}, with a strap underneath and eyelets for a lock. Folds to the size of a loaf of bread.',
  '12 V in, 5 V and 2 A out, with a rubber cap, under the handlebar of the {model}. Switches off with the ignition.':
    'Charges a phone at 5 V and 2 A. Sits under the handlebar of the {model}, with a rubber cap, and switches off with the ignition.',
  'Chromed steel guard for apron, floor and rear corners of the ACTIVA 125. Takes the scratches of a crowded parking row.':
    'Chromed steel guard for the apron, floor and rear corners of the ACTIVA 125. It takes the scratches of a crowded parking lot.',
  'Black steel grille on the left side that keeps a saree or a dupatta out of the rear wheel. Fits with the holes that are there.':
    'Black steel grille on the left side that keeps a saree or a dupatta out of the rear wheel. Fits the existing holes.',
  'Thermoplastic full-face helmet with an ISI mark, a quick-release buckle and two chin vents. Try the size at the counter: M, L or XL.':
    'ISI-marked thermoplastic helmet with a quick-release buckle and two chin vents. Try your size at the counter: M, L or XL.',
  'Steel guard in four parts that bolts to existing points and leaves the fuel cap and seat lock free.':
    'Four-piece steel guard that bolts to existing points and leaves the fuel cap and the seat lock free.',
  'Dust and rain cover in the size of the {model}; elastic hem and a buckle strap so that wind does not lift it.':
    'Dust and rain cover sized for the {model}, with an elastic hem and a buckle strap so that the wind does not lift it.',
  'Guard with a foot rest for a side-sitting pillion. Powder-coated steel on the frame’s own points.':
    'Guard with a footrest for a pillion who sits sideways. Powder-coated steel, bolted to existing points on the frame.',
  'USB-C dock in the front pocket, 15 W, with a lid against rain.':
    '15 W USB-C dock in the front pocket, with a lid that keeps the rain out.',
  'Replacement pair with flat-black stems and a wider view to the rear. Threads match the {model}.':
    'Replacement pair with matt black stems and a wider rear view. The threads match the {model}.',
  'One-piece steel guard around the front of the engine. Fits with the bolts that are there; nothing is drilled.':
    'One-piece steel guard around the front of the engine. Uses the existing bolts; no drilling.',
  'Composite shell of about 1.5 kg with a double-D ring, an anti-fog insert and a lining that comes out for washing. ISI and ECE marked.':
    'Composite shell of about 1.5 kg with a double-D ring, an anti-fog insert and a washable, removable lining. ISI and ECE marked.',
  'Nylon pucks on steel cores, one each side, that keep the fairing off the asphalt in a slow fall.':
    'Nylon pucks on steel cores, one on each side, that take the impact in a slow fall.',
  'Three heat levels on one button, with a cut-off that spares the battery when the engine is off.':
    'Three heat levels on one button, with a cut-off that saves the battery when the engine is off.',
  'Keeps the 12 V battery full while the {model} stands for weeks; the lead stays on the machine, the charger clips on.':
    'Keeps the 12 V battery full when the {model} is parked for weeks. The lead stays on the bike; the charger clips on.',
  'Anodised box with a folded rubber seal and two locks; room for a full-face helmet and a rain suit. Load limit 5 kg.':
    'Anodised box with a folded rubber seal and two locks. It takes a full-face helmet and a rain suit. Load limit 5 kg.',
  'Machined sliders on the engine mounts of the {model}; the puck alone is replaced after a fall.':
    'Machined sliders on the engine mounts of the {model}; after a fall you replace only the puck.',
  'Double-bubble screen in light smoke, 60 mm higher at the top, on the original screws.':
    'Double-bubble screen in light smoke, 60 mm taller. It fits on the original screws.',
  'Fibre shell with two visors in the box, one clear and one smoked for the day. ISI and ECE marked, sizes M to XL.':
    'Fibre shell with two visors in the box, one clear and one smoked for daytime. ISI and ECE marked, sizes M to XL.',
  'Soft rubber grips with a raised pattern against numb hands on long days. Glued and wired at fitting.':
    'Soft rubber grips with a raised pattern, so your hands do not go numb on a long day. We glue and wire them when we fit them.',
  'Waterproof USB-A and USB-C socket with its own fuse. Wired to the ignition, so that it never drains the battery.':
    'Waterproof USB-A and USB-C socket with its own fuse. Wired to the ignition, so it does not drain the battery when you park.',
  '25 mm steel tube, powder-coated black, on the frame’s own bolts. Keeps engine and leg off the road when the {model} falls over at a standstill.':
    '25 mm steel tube, powder-coated black, on the frame’s own bolts. Protects the engine and your leg if the {model} tips over at a standstill.',
  '330 W charger for a second place, the office or the parents’ house. Works on an ordinary 5 A socket.':
    '330 W charger for a second place: office, or your parents’ house. Works on an ordinary 5 A socket.',
  'Smoked polycarbonate, 3 mm, above the headlamp; lifts the wind from the chest to the shoulders at 60 km/h.':
    'Smoked 3 mm polycarbonate above the headlamp. At 60 km/h it lifts the wind from your chest to your shoulders.',
}

export const demoModels = [
  'ACTIVA 110',
  'ACTIVA 125',
  'ACTIVA 6G',
  'ACTIVA E',
  'CB SHINE',
  'CB1000R',
  'CB500X',
  'CBR 150R',
  'CBR1000RR-R',
  'CBR1000RR',
  'CD110 DELUXE',
  'DIO 125',
  'DIO',
  'GRAZIA 125',
  'HORNET 2.0',
  'LIVO',
  'QC1',
  'SHINE 100 DX',
  'SHINE 100',
  'SP 125',
  'UNICORN',
  'XBLADE',
]
