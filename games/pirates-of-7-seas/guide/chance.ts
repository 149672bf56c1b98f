// What chance plays first, round by round for somebody who plays sensibly.

/** Dice as they stand in a record, place, face and angle, a line for each owner in the order of a throw (P6.2). */
function thrown(...lines: readonly string[]): string {
  return `throw ${lines.join(' ').replaceAll(' ', ',')}`;
}

function each(word: string, names: string): readonly string[] {
  return names.split(' ').map((name) => `${word} ${name}`);
}

const HANDS = each('deal', 'france-2 sirens mocha-roads kraken wages tavern still-cove mutiny iceberg');

/** The learner's raid: one of his ships sinks, a neighbour's and a red one sink each other, and another of his ends it. Three rum, which the ports pay well. */
const FIRST_RAID = [
  thrown(
    '905:1010:4:12 1790:1640:3:71',
    '1120:1105:2:33 1610:2010:5:8 480:2205:6:57 2330:720:3:80',
    '640:760:4:25 1310:420:1:64 2240:2390:2:41 410:1480:5:3',
    '1180:2420:3:19 2530:1700:2:62 190:310:6:15 1950:340:5:47',
  ),
  ...each('loot', 'rum rum rum fruit coffee talisman coffee fruit rum coffee fruit'),
];

/** Kraken: one has the fruit that it wants, the learner has not. */
const KRAKEN = thrown(
  '520:610:4:14 1490:330:6:52 2350:1240:2:77',
  '860:1950:1:30 1730:880:3:5 2120:2210:5:61 330:1270:2:43 1240:1390:6:87 2480:480:4:22 690:2450:3:68',
  '1080:840:5:11 1560:1770:1:36 2010:1480:3:59 410:1930:6:2 1350:2300:2:74 2570:1830:4:48',
);

/** Caravans for a neighbour, to be raided in company. */
const CARAVANS = each('card', 'england-3 holland-2');

/** A neighbour's raid, which the learner may join; a talisman for him, and coffee for his port. */
const SECOND_RAID = [
  thrown(
    '1350:905:5:17 1900:2000:2:66',
    '1150:1100:6:31 2050:1795:2:9 2410:610:3:50',
    '1500:1010:3:24 760:2330:5:73 2280:1290:1:40 590:480:4:6',
    '1330:2460:6:55 470:1690:4:82 2560:2310:1:37 180:920:3:64',
  ),
  ...each('loot', 'fruit rum coffee talisman coffee rum fruit coffee talisman'),
];

/** A small caravan for the other neighbour, and it gets away; more coffee for the learner when he lays his port. */
const ESCAPE = [
  ...each('card', 'spain-1 idol'),
  thrown('1290:1260:6:44', '1480:1370:4:7 640:820:5:68', '1010:1690:3:29 2230:560:2:81'),
  ...each('loot', 'coffee talisman'),
];

/** Iceberg: it spares the learner's coffee, of which he has three, and takes a neighbour's. */
const ICEBERG = thrown(
  '2290:1290:3:32 1575:2033:2:88 597:667:5:10',
  '1264:2440:4:26 1750:182:6:15 2123:1505:5:50 794:579:1:30 1739:587:3:82 1812:1675:4:26 1484:208:1:27 448:390:6:71',
  '2440:1110:3:68 1138:2513:5:46 929:833:2:62 1427:704:3:59 846:1684:1:45 696:1271:6:84 1574:2634:4:56',
);

/** A bigger caravan; coffee enough for the learner to sell at once. */
const THIRD_RAID = [
  thrown(
    '705:805:3:28 1895:900:5:63 1410:1995:4:4',
    '320:330:6:39',
    '560:1010:3:47 350:2310:2:79 2500:2090:3:84 1105:2250:5:58 1210:310:4:21 2150:1150:6:70',
    '850:905:1:13 1650:2100:2:35 2040:760:3:52 1700:1290:4:11 250:1500:5:66 2300:330:2:25',
  ),
  ...each('loot', 'coffee coffee rum fruit talisman coffee talisman talisman rum'),
];

export const chance: readonly string[] = [
  'first-player 0',
  ...HANDS,
  ...FIRST_RAID,
  KRAKEN,
  ...CARAVANS,
  ...SECOND_RAID,
  ...ESCAPE,
  ICEBERG,
  ...THIRD_RAID,
];
