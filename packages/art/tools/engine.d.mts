export function render(svg: string, width: number, oversample: number): Promise<Uint8Array>;
export function toAvif(png: Uint8Array, quality: number): Promise<Uint8Array>;
export function toWebp(png: Uint8Array, quality: number): Promise<Uint8Array>;
