/** Values of a message: `{{name}}` in it. `count` also picks the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Looks a message up by its flat key (`player.submit`) and fills it in. An unknown key comes back as it is. */
export type Translate = (key: string, values?: MessageValues) => string
