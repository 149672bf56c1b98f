// A value as it goes out or has come in: whoever builds one need not own its lists, and nobody changes what was said.
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
