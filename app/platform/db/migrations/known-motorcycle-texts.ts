/**
 * Notes, taglines, descriptions and features of the demo’s motorcycles: the old text and its
 * replacement. Frozen.
 */
export const motorcycleTexts: Readonly<Record<string, string>> = {
  '123.94 cc, five gears, 10.5 litres: the office and back for a week':
    '123.94 cc, five gears, a 10.5-litre tank: made for the daily office run',
  'For the daily way to the office and back, alone or with a pillion. The 123.94 cc engine gives 11 Nm and stays quiet at 60 km/h in its fifth gear; the long flat seat carries two, and the tank holds about 10.5 litres. You choose between a drum and a disc in front, both with the combined brake.':
    'For the daily run to office and back, alone or with a pillion. The 123.94 cc engine gives 11 Nm and stays quiet at 60 km/h in fifth gear; the long flat seat carries two, and the tank holds about 10.5 litres. Choose a drum or a disc brake in front, both with combined braking (CBS).',
  'In fifth the engine turns slowly at 60 km/h, so it is quiet and drinks little. To overtake, one step down is enough.':
    'In fifth the engine turns slowly at 60 km/h, so it is quiet and uses little petrol. To overtake, shift down once.',
  'The generator turns the crankshaft directly, so the engine starts without a whirr. The kick lever is still there for the day the battery is flat.':
    'The generator turns the crankshaft directly, so the engine starts silently. The kick lever is still there for the day the battery is flat.',
  'Set the rear dampers softer when you ride alone, harder for two people and a sack of rice. The spanner for it lies under the seat.':
    'Set the rear shocks softer when you ride alone, harder for two people and a sack of rice. The spanner for it is under the seat.',
  'Instead of the drum you can have a front disc of about 240 mm, worked with two fingers. On both versions the pedal slows both wheels.':
    'Instead of the drum you can have a front disc of about 240 mm that you work with two fingers. On both variants the pedal slows both wheels.',
  '998 cc inline four in a naked frame': '998 cc inline-four without a fairing',
  'For riders who want a litre engine without a fairing around it. The 998 cc four-cylinder gives 143 bhp; the machine weighs about 212 kg, and the seat is about 830 mm high. It is no longer made; we look after the ones on the road.':
    'For riders who want a litre-class engine without a fairing around it. The 998 cc four-cylinder gives 143 bhp; the bike weighs about 212 kg, and the seat is about 830 mm high. It is no longer made; we look after the ones on the road.',
  'With about 104 Nm the engine pulls from 4,000 rpm in any gear. On the highway it picks up speed in sixth, and the left foot has little to do.':
    'With about 104 Nm the engine pulls from 4,000 rpm in any gear. On the highway it picks up speed in sixth, so you hardly need to shift.',
  'The swing arm holds the rear wheel from one side only. From the other side you see the wheel whole, and it comes off with a single nut.':
    'The swingarm holds the rear wheel from one side only. From the other side you see the whole wheel, and it comes off with a single nut.',
  'Power, engine brake and traction control each have their steps, all set on one switch. Three combinations are ready made; the fourth is yours to put together.':
    'Power, engine braking and traction control are all set from one switch. Three combinations are ready-made; the fourth is yours to put together.',
  '471 cc twin, 17.7 litres and a 19-inch wheel':
    '471 cc twin, 17.7-litre tank, 19-inch front wheel',
  'For long journeys, and for roads that are not always good. The 471 cc twin gives 47.6 PS, the front wheel measures 19 inches, the ground clearance is about 181 mm and the tank holds about 17.7 litres. It left the list in January 2023.':
    'For long journeys, and for roads that are not always good. The 471 cc twin gives 47.6 PS, the front wheel is 19 inches, the ground clearance is about 181 mm and the tank holds about 17.7 litres. It has been off the price list since January 2023.',
  'A large wheel rolls over what a 17-inch one drops into: gravel, cattle guards, broken edges. You notice it most where the tar ends.':
    'A large wheel rolls over what a 17-inch one drops into: gravel, potholes, broken edges. You notice it most where the tar road ends.',
  'With a tank of about this size you need not stop at the first pump. If there is a queue, ride past and fill up at the next one.':
    'With a tank of about this size you need not stop at the first petrol pump. If there is a queue, ride on and fill up at the next one.',
  'The screen leads the wind above your shoulders, so you need not brace yourself against it on a long stretch. The headlamp beneath it is an LED.':
    'The screen sends the wind over your shoulders, so you do not have to fight it on a long stretch. The headlamp below it is an LED.',
  '149.4 cc, liquid-cooled, six gears: the small sport bike':
    '149.4 cc, liquid-cooled, six gears: the small sports bike',
  'For riders who want a full fairing and six gears in a bike of about 138 kg. The 149.4 cc engine is liquid-cooled and gives its power at 10,500 rpm; the tank holds about 13 litres. It was sold until March 2017.':
    'For riders who want a full fairing and six gears on a bike of about 138 kg. The 149.4 cc engine is liquid-cooled and makes its full power at 10,500 rpm; the tank holds about 13 litres. It was sold until March 2017.',
  'The engine is cooled by liquid and a radiator, and two camshafts work its valves. It holds its power in May at noon.':
    'A radiator cools the engine, and two camshafts work its valves. It keeps its power even on a May afternoon.',
  'The ratios lie close together, so the engine stays between 6,000 and 10,500 rpm, where it is lively. The sixth is for the open ring road.':
    'The gears are close together, so the engine stays between 6,000 and 10,500 rpm, where it is lively. Sixth is for the open ring road.',
  'The fairing parts the wind in front of you. Put your chin on the tank and the air goes over your helmet.':
    'The fairing cuts the wind in front of you. Put your chin on the tank and the air goes over your helmet.',
  'A single damper works through a linkage. It is soft over small bumps and firm when the wheel is pushed far up, as by a speed breaker.':
    'One shock absorber works through a linkage. It is soft over small bumps and firm over a big one, such as a speed breaker.',
  'Imported on order. The price is that after its reduction.':
    'Imported on order. The price shown is after the reduction.',
  '212 bhp, 201 kg, 115 mm above the ground':
    '212 bhp, 201 kg: a litre-class sports bike with winglets',
  'For riders who take a litre sport bike to the track as well as the road. It has 999.9 cc, 212 bhp and a kerb weight of 201 kg, with a 43 mm Showa fork, two 330 mm discs in front and winglets in the fairing. It is imported whole and ordered by name, so delivery takes weeks.':
    'For riders who take a litre-class sports bike to the track as well as the road. It has 999.9 cc, 212 bhp and a kerb weight of 201 kg, with a 43 mm Showa fork, two 330 mm discs in front and winglets on the fairing. It comes fully imported, against your order, so delivery takes weeks.',
  'Each piston is about 81 mm wide and travels only about 48.5 mm. The short stroke lets the engine turn high: its 212 bhp arrive at 14,500 rpm.':
    'Each piston is about 81 mm wide but travels only about 48.5 mm. The short stroke lets the engine rev high: the full 212 bhp come at 14,500 rpm.',
  'Three blades on each side, set in ducts of the fairing, let the air press the front wheel down above 150 km/h. In the city they are only there to be looked at.':
    'Three blades on each side, set in ducts of the fairing, press the front wheel down above 150 km/h. In the city they are only there to be looked at.',
  'The front wheel has two discs of 330 mm with radial calipers, the rear one of 220 mm. The ABS has a setting of its own for the track.':
    'The front wheel has two 330 mm discs with radial calipers, the rear wheel one of 220 mm. The ABS has its own setting for the track.',
  'The rear tyre is about 200 mm wide and sits on a 6-inch rim. How long a set lasts is up to you: a season, or a weekend on the track.':
    'The rear tyre is about 200 mm wide, on a 6-inch rim. How long a set lasts is up to you: a season, or a weekend on the track.',
  '999.8 cc, 141 kW, 196 kg': 'The litre-class sports bike of 2017 to 2019: 999.8 cc, 196 kg',
  'For riders who want a litre sport bike that stays quiet in traffic. Its four cylinders, about 999.8 cc, give about 141 kW (192 PS), and it weighs about 196 kg with fluids. It was sold from 2017 to 2019, imported whole; the CBR1000RR-R followed it.':
    'For riders who want a litre-class sports bike that stays calm in traffic. Its four cylinders, about 999.8 cc, give about 141 kW (192 PS), and it weighs about 196 kg with fluids. It was sold from 2017 to 2019, fully imported; the CBR1000RR-R replaced it.',
  'Against about 192 PS, that is about one kilogram for each. You notice it when you open the throttle, and again when you push the bike out of a parking row.':
    'With about 192 PS, that is about one kilogram for each horsepower. You feel it when you open the throttle, and again when you push the bike out of a parking lot.',
  'The throttle speaks to the engine by wire, so its manners can be set: five steps of power, nine of traction control and three of engine brake.':
    'The throttle is electronic, so you can set how the bike responds: five steps of power, nine of traction control and three of engine braking.',
  'Wide pistons in the fork damp from the first millimetre of travel. The front does not dive when you touch the brake lever.':
    'Large pistons in the fork damp from the first millimetre of travel. The front does not dive when you touch the brake.',
  'The full power, about 141 kW, arrives only up there. Below 6,000 rpm the engine is quiet, and you can ride it to the office.':
    'The full power, about 141 kW, comes only up there. Below 6,000 rpm the engine is quiet, and you can ride it to office.',
  '109.51 cc and a 735 mm bench: nothing on it that can be left off':
    '109.51 cc and a 735 mm seat: simple, strong, easy to maintain',
  'For those who want a plain motorcycle that is easy to keep. It has a 109.51 cc engine, four gears and drum brakes, weighs 112 kg and carries the longest seat of our small motorcycles. It left the range in 2025; service and spares go on.':
    'A plain motorcycle that is easy to look after. It has a 109.51 cc engine, four gears and drum brakes, weighs 112 kg and has the longest seat of our small motorcycles. It was discontinued in 2025; service and spares continue.',
  'Two adults sit on it with a child’s school bag between them. The cover is one piece without a step, so rider and pillion sit level.':
    'Two adults sit on it with a child’s school bag in between. It is one flat seat without a step, so rider and pillion sit level.',
  'The pedal slows both wheels, each with its share. Drums ask for little care: there is nothing to adjust but the cable.':
    'The pedal slows both wheels, each with its share. Drum brakes need little care beyond an adjustment now and then.',
  'The halogen lamp is fed from the battery, so its light stays steady even when you ride at walking pace through a lane.':
    'The halogen lamp runs on the battery, so its light stays steady even when you ride at walking pace through a lane.',
  'Four gears, one clutch with a cable, a kick lever besides the self-starter. Any workshop along the road can help.':
    'Four gears, a cable clutch, and a kick lever besides the self-start. Any mechanic on the road can help.',
  '184.40 cc, upside-down fork, 142 kg': 'Naked and quick: 184.40 cc, upside-down fork, 142 kg',
  'For those who ride to work in the week and out of town on Sunday. The HORNET 2.0 is a naked bike of 184.40 cc and 142 kg that gives 12.7 kW and 16.1 Nm. It has an upside-down fork, a disc on each wheel, LEDs all round and a 12-litre tank.':
    'For riders who go to office through the week and out of town on Sunday. The HORNET 2.0 is a naked bike of 184.40 cc and 142 kg that gives 12.7 kW and 16.1 Nm. It has an upside-down fork, a disc brake on each wheel, LEDs all round and a 12-litre tank.',
  'The fork is turned round: its thick tubes sit at the top, held by the yokes. That makes it stiff, and the front stays straight when you brake hard.':
    'The thick tubes of the fork are at the top, where the bike holds them. That makes it stiff, so the front stays straight when you brake hard.',
  'Third gear takes you from 30 km/h to 90. In the city that means few gear changes, and pull in hand when a gap opens.':
    'Third gear takes you from 30 km/h to 90. In the city that means fewer gear changes, and pull in hand when a gap opens.',
  'The rear tyre is 140 mm wide, on a 17-inch alloy wheel. It gives the bike a strong back and keeps it calm in a fast bend.':
    'The rear tyre is 140 mm wide, on a 17-inch alloy wheel. It makes the bike look strong from behind and keeps it calm in a fast bend.',
  'Headlamp, tail lamp and indicators are all LEDs. A hazard switch sets the indicators blinking when you have to stop on the hard shoulder.':
    'Headlamp, tail lamp and indicators are all LED. A hazard switch blinks all the indicators when you have to stop at the roadside.',
  'Light figures on a dark panel show which gear you are in and the voltage of the battery. A shift light tells you when to change up.':
    'Light figures on a dark panel show the gear you are in and the battery voltage. A shift light tells you when to change up.',
  '109.51 cc, 115 kg, and a lamp cowl that looks like more':
    '109.51 cc, 115 kg, and a headlamp cowl that makes it look bigger',
  'For short trips every day, through narrow lanes too. The 109.51 cc engine gives 9.30 Nm through four gears, the wheelbase is 1,278 mm with a turning circle that suits lanes, and the ground clearance is 163 mm. You choose between a drum and a disc in front.':
    'For short trips every day, through narrow lanes too. The 109.51 cc engine gives 9.30 Nm through four gears, the 1,278 mm wheelbase turns easily in a lane, and the ground clearance is 163 mm. Choose a drum or a disc brake in front.',
  'Four are all that a 110 needs. First takes you up the ramp, and from 35 km/h you can stay in fourth and leave the lever alone.':
    'Four gears are all a 110 needs. First takes you up the ramp, and from 35 km/h you can stay in fourth and forget the lever.',
  'The generator starts the engine, so you hear no whirr. The kick lever stays, for the morning on which the battery is flat.':
    'The generator starts the engine, so you hear no starter whine. The kick lever is still there for the morning when the battery is flat.',
  'These wheels are tall and narrow, and roll over edges that stop a scooter. You notice it on every road that is being dug up.':
    'Tall, narrow wheels roll over broken edges that jolt a scooter. You notice it on every road that is dug up.',
  'The lamp sits in a cowl that keeps the wind from the dial, and the tank carries shrouds. It is a 110 that looks like a larger motorcycle.':
    'The headlamp sits in a cowl that keeps the wind off the dial, and the tank has shrouds. It is a 110 that looks like a bigger motorcycle.',
  'The 98.98 cc with a digital dial and a wider tank':
    'The SHINE 100 with a digital display and a 10-litre tank',
  'For daily riders who like the SHINE 100 and want a little more of it. The 98.98 cc engine and the four gears are the same; the DX adds a digital dial, tubeless tyres, chrome on the exhaust and a larger tank of about 10 litres. It weighs about 103 kg.':
    'For daily riders who like the SHINE 100 and want a little more. The 98.98 cc engine and the four gears are the same; the DX adds a digital display, tubeless tyres, chrome on the exhaust and a larger tank of about 10 litres. It weighs about 103 kg.',
  'Besides speed and fuel, the dial shows how far the petrol in the tank will take you and reminds you of the next service.':
    'Besides speed and fuel, it shows how far you can go on the petrol left and reminds you of the next service.',
  'When a nail goes in, a tubeless tyre usually loses its air slowly instead of all at once. You ride on to the next workshop and need not push.':
    'When a nail goes in, a tubeless tyre usually loses air slowly, not all at once. You ride to the next puncture shop instead of pushing.',
  'The tank holds about 10 litres. It gives the bike more width between the knees, and you stop at the pump less often.':
    'The tank holds about 10 litres. It gives your knees more to grip, and you stop at the petrol pump less often.',
  'The engine is that of the plain SHINE 100, with 98.98 cc and four gears. So its service costs the same, whatever else the DX adds.':
    'The engine is that of the SHINE 100: 98.98 cc and four gears. The extra money goes into the display, the tyres and the tank.',
  '99 kg and 98.98 cc: the least that a motorcycle costs here':
    'Our lowest-priced motorcycle: 98.98 cc, 99 kg',
  'For whoever rides thirty kilometres a day and counts every rupee of it. At about 99 kg it is the lightest motorcycle on our floor, with a 98.98 cc engine, four gears and a seat about 786 mm high. The wheelbase of about 1,245 mm turns in a lane, and the tank holds about 9 litres.':
    'For the rider who does thirty kilometres a day and counts every rupee. At about 99 kg it is our lightest motorcycle, with a 98.98 cc engine, four gears and a seat about 786 mm high. With a wheelbase of about 1,245 mm it turns easily in a lane, and the tank holds about 9 litres.',
  'A teenager can push it out of the gate, and so can a grandfather. It leans on its side stand without a second hand to help.':
    'It is easy to push out of the gate, and easy to hold up while you are still learning. It also goes on its stand without a struggle.',
  'A small engine with few moving parts that gives about 8 Nm at about 5,000 rpm. The air filter lies outside under a single cover, where it is easily reached.':
    'A small engine with few moving parts that gives about 8 Nm at about 5,000 rpm. The air filter is outside, under a single cover, where it is easy to reach.',
  'Low for a motorcycle, which makes it easy to start on and easy to share in a family. Sit on it in the showroom: whether both feet reach the ground depends on your legs.':
    'Low for a motorcycle, so it is easy to learn on and easy to share at home. Sit on it in the showroom and see how your feet reach the ground.',
  'The fuel pump sits outside the tank. Should it ever need attention, a workshop reaches it in five minutes.':
    'The fuel pump is outside the tank. If it ever needs attention, a mechanic can reach it easily.',
  'A 124 cc commuter with an LED lamp and a digital dash':
    'A 124 cc commuter with an LED headlamp and a digital display',
  'For commuters who like to see what their motorcycle is doing. The digital dash shows gear, average consumption and distance to empty; the 124 cc engine gives 8 kW and 10.9 Nm through five gears, and the tank holds 11 litres. You choose between a disc and a drum in front.':
    'For commuters who like to know what their motorcycle is doing. The digital display shows the gear, average mileage and distance to empty; the 124 cc engine gives 8 kW and 10.9 Nm through five gears, and the tank holds 11 litres. Choose a disc or a drum brake in front.',
  'Gear, trip, average consumption and distance to empty stand on one panel. A glance tells you whether to fill up before work or after.':
    'The gear, trip, average mileage and distance to empty are on one panel. One look tells you whether to fill up before office or after.',
  'The LED headlamp runs on direct current and is fully bright at idle. It does not grow dim when you creep through traffic.':
    'The LED headlamp runs on direct current, so it is fully bright at idle. It does not go dim when you crawl through traffic.',
  'You can ride in fourth from 35 km/h and in fifth from 45. In flowing traffic the left foot has little to do.':
    'You can ride in fourth from 35 km/h and in fifth from 45. In moving traffic you hardly need to shift.',
  'The bench is flat and long enough for two adults. The pillion has a grab rail that a hand can close round.':
    'The seat is flat and long enough for two adults. The pillion has a grab rail that is easy to hold.',
  '162.7 cc with a single damper behind: the quiet way to do 80 km a day':
    '162.7 cc and a monoshock: the quiet way to do 80 km a day',
  'For those who spend two hours a day in the saddle. The 162.7 cc engine gives 14 Nm at 5,500 rpm, the tank holds 13 litres, and a monoshock works beneath the 715 mm seat. The front brake is a disc with ABS.':
    'For those who spend two hours a day in the saddle. The 162.7 cc engine gives 14 Nm at 5,500 rpm, the tank holds 13 litres, and there is a monoshock under the 715 mm seat. The front brake is a disc with ABS.',
  'There is one damper behind the engine instead of two outside. Rider and pillion feel a pothole once, not twice.':
    'There is one shock absorber behind the engine instead of two outside. Rider and pillion feel a pothole once, not twice.',
  'That is enough for a village road after rain and for the speed breakers of the city. You need not look for a way round them.':
    'That is enough for a village road after rain and for the city’s speed breakers. You need not look for a way round them.',
  'The engine pulls from 30 km/h in fourth gear. In slow traffic you leave the lever alone, and the left foot rests.':
    'The engine pulls from 30 km/h in fourth gear, so in slow traffic you hardly need to shift.',
  'When the front wheel is about to lock, say on wet tiles at the petrol station, ABS lets it go on turning. It works on the 240 mm front disc.':
    'If the front wheel is about to lock, say on wet tiles at the petrol pump, ABS keeps it turning. It works on the 240 mm front disc.',
  '162.71 cc, edged tank, LED lamp, one disc or two':
    '162.71 cc, sharp-edged tank, LED headlamp, one disc or two',
  'For riders who like edges, on the tank and all over. The XBLADE has 162.71 cc, 10.2 kW, ABS, an LED headlamp and a 130-section rear tyre; it weighs 143 kg with one disc and 144 with two. It is out of production; we service it and have its spares.':
    'For riders who like sharp edges, on the tank and all over. The XBLADE has 162.71 cc, 10.2 kW, ABS, an LED headlamp and a 130-section rear tyre; it weighs 143 kg with one disc and 144 with two. It is out of production; we service it and supply its spares.',
  'No other of our air-cooled 160s pulls harder, and this one does so at 5,500 rpm. You feel it with two on the seat and on a flyover.':
    'It pulls harder than our other 160, the UNICORN, and does so at 5,500 rpm. You feel it with a pillion on a flyover.',
  'The front wheel has a large disc with ABS. On the double-disc version a disc of 220 mm takes the place of the rear drum.':
    'The front wheel has a large disc with ABS. The double-disc variant has a disc of 220 mm in place of the rear drum.',
  'The rear tyre is 50 mm wider than the front one and tubeless, on a 17-inch alloy wheel. It gives the motorcycle a strong back.':
    'The tubeless rear tyre is 50 mm wider than the front one, on a 17-inch alloy wheel. It makes the bike look strong from behind.',
  'The display says which gear you are in and when to change. That helps beginners, and anyone who has lost count in traffic.':
    'The display shows which gear you are in and when to change. That helps beginners, and anyone who loses count in traffic.',
}
