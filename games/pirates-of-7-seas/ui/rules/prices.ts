// What a port pays for three and more of each good, as it stands at a table with the options that are usual.
import { defaultOptions } from '@quarterdeck/kernel';
import { GOODS, type Port, piratesOf7Seas, portPrice } from '@quarterdeck/pirates-of-7-seas';

const table = piratesOf7Seas.setup(defaultOptions(piratesOf7Seas), piratesOf7Seas.seats.min);

export function pricesOf(port: Port): number[] {
  return GOODS.map((good) => portPrice({ ...table, port }, good));
}
