/**
 * Notes, taglines, descriptions and features of the demo’s scooters: the old text and its
 * replacement. Frozen.
 */
export const scooterTexts: Readonly<Record<string, string>> = {
  'The 109.5 cc family scooter in its OBD-2B form, with a keyless H-Smart':
    'The 109.5 cc family scooter, now OBD-2B, with a keyless H-Smart',
  'For a household that shares one scooter: the shopping, the school run, the way to work. The 109.51 cc engine switches itself off at long lights and starts again with the throttle, and the flat floor takes a gas cylinder. It followed the 6G in 2025 with an OBD-2B engine; on the H-Smart the key stays in your pocket.':
    'One scooter for the whole house: shopping, school run, office. The 109.51 cc engine switches off at long signals and starts again when you twist the throttle, and a 20-litre water can fits on the flat floor. It took over from the 6G in 2025 with an OBD-2B engine; on the H-Smart the key stays in your pocket.',
  'After a few seconds at a standstill the engine switches itself off, and a twist of the throttle starts it again. You wait at a long red light in quiet, and no petrol burns.':
    'Stop for a few seconds and the engine switches itself off; twist the throttle and it starts again. No noise at a long red signal, and no petrol burnt.',
  'The Deluxe and the H-Smart have a colour TFT of about 4.2 inches. It shows how far the petrol will take you and, once your phone is paired, who is calling and where to turn.':
    'The Deluxe and the H-Smart have a colour TFT of about 4.2 inches. It shows how far you can go on the petrol left and, once your phone is paired, who is calling and where to turn.',
  'On the H-Smart the key stays in a pocket or a handbag. The scooter unlocks at arm’s length, answers with its lamps when you look for it in a parking row, and locks itself when you walk away.':
    'On the H-Smart the key stays in your pocket or handbag. The scooter unlocks when you come near, flashes its lamps when you look for it in a parking lot, and locks itself when you walk away.',
  'A gas cylinder or two shopping bags stand between your feet, and a hook holds the handles. Most errands need neither a rope nor a box.':
    'A 20-litre water can or two shopping bags fit between your feet, and a hook holds the handles. For most errands you need no rope and no box.',
  'For families who often ride two on the seat, with a school bag between them. The 124 cc engine gives 10.3 Nm and holds its speed on a flyover where a 110 slows. The scooter weighs 111 kg, the seat is 712 mm long, and you can have a 190 mm disc in front.':
    'For families who mostly ride two-up, with a school bag in between. The 124 cc engine gives 10.3 Nm and keeps its speed on a flyover where a 110 slows down. The scooter weighs 111 kg, the seat is 712 mm long, and you can have a 190 mm disc brake in front.',
  'The full pull is there at 5,000 rpm, before the engine gets loud. Two people go up a steep basement ramp without it howling.':
    'You get the full pull at 5,000 rpm, before the engine gets loud. It takes two people up a steep basement ramp without straining.',
  'You can have a 190 mm disc in front instead of the drum. The brakes are combined: pull the left lever alone and both wheels slow down.':
    'Choose a 190 mm disc in front instead of the drum. The brakes are combined: pull the left lever alone and both wheels slow down.',
  'High and low beam come from one LED lamp. It does not dim when the engine idles, so the road is as bright at a crossing as it is on the move.':
    'High and low beam come from one LED lamp. It is just as bright when you idle at a signal as it is on the move.',
  'The seat is long and flat, with room for two adults. Behind it the pillion has a grab rail that is cast in one piece.':
    'The seat is long and flat, with room for two adults. The pillion has a grab rail cast in one piece.',
  'Followed by the ACTIVA 110 in 2025; ask us what is in stock.':
    'Replaced by the ACTIVA 110 in 2025; ask us what is still in stock.',
  '109.5 cc, 107 kg and a flat floor that takes the week’s shopping':
    '109.5 cc, 107 kg and a flat floor for the week’s shopping',
  'For anyone who wants a simple scooter that the whole family can ride. It is automatic, weighs 107 kg and goes on the centre stand without help; the 109.51 cc engine starts without the usual whirr. The fuel cap opens from outside, and one key works ignition, seat and cap.':
    'A simple scooter that the whole family can ride. It is automatic, weighs 107 kg and goes on its centre stand easily; the 109.51 cc engine starts silently. You fill petrol from outside, and one key works the ignition, the seat and the fuel cap.',
  'The starter is also the generator and turns the crankshaft directly, so there is no whirr of a pinion. That is welcome when you leave the house before the others are up.':
    'The starter is also the generator and turns the crankshaft directly, so there is no starter whine. Nobody at home wakes up when you leave early.',
  'A 12-inch front wheel on a telescopic fork takes what a city street is made of: broken edges, patches, speed breakers. What reaches your hands is softened.':
    'A 12-inch front wheel on a telescopic fork takes on broken road edges, patches and speed breakers. Your hands feel much less of them.',
  'Open the cap with the key, fill, press it shut. At the pump nobody has to get off the seat or unload what lies under it.':
    'Open the cap with the key, fill up, press it shut. At the petrol pump you need not lift the seat or unload what is under it.',
  'The Deluxe has an LED headlamp that is as bright while you wait at the traffic light as it is at 60 km/h. The Standard has a halogen lamp.':
    'The Deluxe has an LED headlamp that is as bright while you wait at the signal as it is at 60 km/h. The Standard has a halogen lamp.',
  'The left lever works both drum brakes, each with its share. One hand is enough to slow front and rear together.':
    'The left lever works both drum brakes, each with its share. One hand is enough to slow both wheels together.',
  'Sold in stages by city, where exchange stations stand.':
    'Sold city by city, where there are battery swap stations.',
  '102 km on two batteries that are swapped in a minute':
    '102 km on two batteries that you swap instead of charging',
  'For city riders who have no socket where they park. Two removable batteries of 1.5 kWh each are exchanged at a station, on a monthly plan, and last 102 km by the test cycle; the scooter reaches 80 km/h. It is sold in stages, city by city: ask us whether stations are near you.':
    'For city riders who have no plug point where they park. You swap the two removable 1.5 kWh batteries at a station, on a monthly plan; a full pair lasts 102 km on the test cycle, and the top speed is 80 km/h. It is being sold city by city: ask us whether there are stations near you.',
  'Pull the two battery packs out at the station, push two full ones in and ride on. You do not wait for a charger and need no socket at home.':
    'Pull out the two empty batteries at the station, push in two full ones and ride on. No waiting at a charger, and no plug point needed at home.',
  'Econ makes the charge last longer, Standard is for every day, and Sport gives you the whole 6 kW of peak power when a flyover begins.':
    'Econ makes the charge last longer, Standard is for every day, and Sport gives you the full 6 kW peak when you climb a flyover.',
  'Charge, range and map stand on a 7-inch TFT. On the RoadSync Duo the screen also shows your next turn and who is calling.':
    'Charge, range and map are on one 7-inch TFT. On the RoadSync Duo it also shows your next turn and who is calling.',
  'The motor pulls fully from rest, and there is no clutch and no gear to think of. From 0 to 60 km/h it takes 7.3 seconds.':
    'The motor gives its full pull from the start, with no clutch and no gears to think of. 0 to 60 km/h takes 7.3 seconds.',
  'For city riders who want something short and light. The DIO weighs 105 kg and is 1,808 mm long, and its 109.51 cc engine has its full pull, 9 Nm, at 4,750 rpm, where city traffic needs it. A half-face helmet fits under the seat.':
    'A short, light scooter for the city. The DIO weighs 105 kg and is 1,808 mm long, and its 109.51 cc engine gives its full 9 Nm at 4,750 rpm, right where city traffic needs it. A half-face helmet fits under the seat.',
  'All 9 Nm are there at 4,750 rpm, well before the engine is at full speed. When the light turns green you are away before the bus has moved off.':
    'You get the full 9 Nm at 4,750 rpm, well before the engine is at full speed. When the signal turns green you are away before the bus has moved.',
  'At 1,808 mm and 105 kg it turns round in a lane and goes up a ramp into the house. It also asks for little room in a full parking row.':
    'At 1,808 mm and 105 kg it turns round in a lane and goes up the ramp into the house. It also needs little space in a full parking lot.',
  'The engine does not start while the side stand is down. So nobody rides off with it out, however rushed the morning is.':
    'The engine does not start while the side stand is down, so nobody rides off with it out, even on a rushed morning.',
  'Speed, fuel, trips and average consumption stand on one dark display that you can read in the sun. You see what your way of riding uses.':
    'Speed, fuel, trips and average mileage are on one dark display that you can read in the sun. You see how much petrol your way of riding uses.',
  '123.92 cc in a 105 kg scooter with a wide bar':
    '123.92 cc in a 105 kg scooter with a wide handlebar',
  'For city riders who want the pull of a 125 in a light scooter. It has about 123.92 cc and about 10.4 Nm, weighs about 105 kg, and comes with alloy wheels, a front disc of about 190 mm and an LED lamp. On the H-Smart the key stays in your pocket.':
    'For city riders who want the pull of a 125 in a light scooter. It has about 123.92 cc and about 10.4 Nm, weighs about 105 kg, and comes with alloy wheels, a front disc of about 190 mm and an LED headlamp. On the H-Smart the key stays in your pocket.',
  'The engine is that of a 125, the scooter weighs only about 105 kg. There is pull in hand when the light turns green and when the flyover begins.':
    'It has the engine of a 125 but weighs only about 105 kg. You have pull in hand when the signal turns green and when the flyover begins.',
  'The engine rests at a standstill and starts again with the throttle, so a long red light passes in quiet. If you would rather keep it running, a switch turns that off.':
    'The engine switches off when you stop and starts again with the throttle, so a long red signal passes in silence. If you would rather keep it running, there is a switch for that.',
  'The front wheel is a 12-inch alloy with a disc of about 190 mm. The brakes are combined: with the left lever the rear drum comes in too.':
    'The front wheel is a 12-inch alloy with a disc of about 190 mm. The brakes are combined: pull the left lever and both wheels slow down.',
  'On the H-Smart you find the scooter in a parking row, unlock it and open seat and fuel cap, and the key never leaves your pocket.':
    'On the H-Smart you can find the scooter in a parking lot, unlock it and open the seat and the fuel cap, all with the key in your pocket.',
  'A 125 with a pointed apron, 108 kg and an LED lamp':
    'A sharp-looking 125: 108 kg, with an LED headlamp',
  'For city riders who like sharper lines: a split LED lamp and a narrow apron. The 124 cc engine gives 6.07 kW and shares its block with that of the ACTIVA 125, in a scooter that is 3 kg lighter at 108 kg. It is no longer built; service and spares go on.':
    'For city riders who like sharper lines: a split LED headlamp and a narrow apron. The 124 cc engine gives 6.07 kW and shares its block with that of the ACTIVA 125, in a scooter that is 3 kg lighter at 108 kg. It is no longer made; service and spares continue.',
  'Two rows of LEDs with a position light between them make the face of this scooter. It is seen early, even in rain.':
    'Two rows of LEDs with a position lamp between them give this scooter its face. It is easy to see, even in rain.',
  'That is the room between the road and the belly of the scooter. It does not touch the speed breaker outside the gate.':
    'That is the gap between the road and the underside of the scooter. It clears the speed breaker outside your gate.',
  'The wheels measure 12 inches in front and 10 at the back, and their tyres are tubeless. After a puncture the air usually leaves slowly, so a nail can wait until the next workshop.':
    'The wheels are 12 inches in front and 10 at the back, with tubeless tyres. After a puncture the air usually leaks slowly, so you can ride to the next puncture shop.',
  'Soft when you ride alone, hard for two: three steps suit the spring to the load. With the hook spanner from the tool kit it takes a minute.':
    'Soft when you ride alone, hard for two: three steps to suit the load. It takes a minute with the hook spanner from the tool kit.',
  '80 km on a charge from an ordinary socket, and 26 litres of boot':
    '80 km a charge (test cycle) from an ordinary plug point, and a 26-litre boot',
  'For the short round in town: to work, to the shops, to the station. It goes 80 km on a charge by the test cycle, reaches 50 km/h and fills up at an ordinary socket in about six hours fifty. It weighs about 90 kg and has a boot of 26 litres under the seat.':
    'For short rounds in town: office, shops, railway station. It goes 80 km on a charge on the test cycle, reaches 50 km/h and charges fully from an ordinary plug point in about six hours fifty minutes. It weighs about 90 kg and has a 26-litre boot under the seat.',
  'The 330 W charger draws less than an iron, so any socket near the parking place will do. The battery is at 80 % after four and a half hours, and full by morning.':
    'The 330 W charger draws less than an iron, so any plug point near your parking will do. The battery is at 80% after four and a half hours, and full by morning.',
  'A helmet and the shopping go under the seat. A pocket in front has a USB-C socket, so your phone charges on the way.':
    'A helmet and the shopping go under the seat. The front pocket has a USB-C socket, so your phone charges on the way.',
  'The battery is fixed in the scooter and is out in every shower with it. IP67 means that the pack is sealed against dust, and against water to a depth of one metre.':
    'The battery is fixed in the scooter and goes through every shower with it. IP67 means that the pack is sealed against dust, and against water up to one metre deep.',
  'The battery has a warranty of 3 years or 50,000 km, whichever comes first. To reach the kilometres before the years you would ride about 45 km every day.':
    'The battery has a warranty of 3 years or 50,000 km, whichever comes first. To use up the kilometres before the years you would have to ride more than 45 km every day.',
}
