import type { ElementTag } from '@prostuti/widgets/elements';
/** The elements that a frame may hold, by the last part of `/embed/{element}`. Why all others may not: `unframed-elements.ts`. */
export declare const embedElements: {
    readonly 'exam-player': {
        readonly attributes: readonly ["exam-id", "mode", "sign-in", "start"];
        readonly requires: readonly ["exam-id"];
    };
    readonly 'exam-join': {
        readonly attributes: readonly ["exam-id", "state"];
        readonly requires: readonly ["exam-id"];
        readonly leads: {
            readonly 'exam-href': "/embed/exam?id={id}&state={state}";
            readonly 'result-href': "/embed/exam-result?exam-id={id}&mode={state}";
        };
    };
    readonly 'exam-list': {
        readonly attributes: readonly ["state", "mode", "program", "filter", "page"];
        readonly leads: {
            readonly 'result-href': string;
            readonly 'solutions-href': string;
            readonly 'standings-href': string;
            readonly 'href-template': "/embed/exam-join?exam-id={id}";
        };
    };
    readonly 'exam-result': {
        readonly attributes: readonly ["exam-id", "mode"];
        readonly requires: readonly ["exam-id"];
        readonly leads: {
            readonly 'standings-href': "/embed/rank-list?exam-id={id}&state={state}";
            readonly 'solutions-href': "/embed/exam-solution?exam-id={id}&state={state}";
            readonly 'join-href': "/embed/exam-join?exam-id={id}";
        };
    };
    readonly 'exam-solution': {
        readonly attributes: readonly ["exam-id", "state", "filter"];
        readonly requires: readonly ["exam-id"];
        readonly leads: {
            readonly 'join-href': "/embed/exam-join?exam-id={id}";
        };
    };
    readonly 'rank-list': {
        readonly attributes: readonly ["exam-id", "state", "period", "among", "program", "centre", "day", "page"];
        readonly leads: {
            readonly 'join-href': "/embed/exam-join?exam-id={id}";
        };
    };
    readonly home: {
        readonly attributes: readonly [];
        readonly leads: {
            readonly 'result-href': string;
            readonly 'solutions-href': string;
            readonly 'standings-href': string;
            readonly 'href-template': "/embed/exam-join?exam-id={id}";
            readonly 'exam-href': "/embed/exam?id={id}&state={state}";
        };
    };
    readonly 'program-list': {
        readonly attributes: readonly ["filter"];
        readonly leads: {
            readonly 'program-href': '/program?id={id}';
        };
    };
    readonly routine: {
        readonly attributes: readonly ["program-id"];
        readonly requires: readonly ["program-id"];
        readonly leads: {
            readonly 'exam-href': "/embed/exam-join?exam-id={id}";
            readonly 'practice-href': '/embed/practice?topics={topic}&count={count}';
            readonly 'program-href': '/program?id={id}';
            readonly 'programs-href': '/embed/program-list';
        };
    };
    readonly practice: {
        readonly attributes: readonly ["view", "practice-id", "topics", "source", "exam", "count", "mode", "filter"];
        readonly leads: {
            readonly 'set-up-href': '/embed/practice';
            readonly 'practice-href': string;
            readonly 'result-href': string;
            readonly 'solution-href': string;
            readonly 'exam-href': "/embed/exam-join?exam-id={id}";
        };
    };
    readonly search: {
        readonly attributes: readonly ["query"];
        readonly leads: {
            readonly 'topic-hrefs': string;
            readonly 'question-href': "/questions/{id}/{slug}";
            readonly 'topics-href': "/study";
        };
    };
    readonly feed: {
        readonly attributes: readonly ["write"];
        readonly leads: {
            readonly 'post-href': "/embed/post?post-id={id}";
        };
    };
    readonly post: {
        readonly attributes: readonly ["post-id"];
        readonly requires: readonly ["post-id"];
        readonly leads: {
            readonly 'post-href': "/embed/post?post-id={id}";
            readonly 'feed-href': '/embed/feed';
        };
    };
    readonly 'result-search': {
        readonly attributes: readonly ["result-id"];
    };
    readonly 'job-board': {
        readonly attributes: readonly ["category", "district", "employment-status", "heading", "page-size"];
        readonly leads: {
            readonly 'job-href': '/embed/job?job-id={id}';
        };
    };
    readonly job: {
        readonly attributes: readonly ["job-id"];
        readonly requires: readonly ["job-id"];
        readonly leads: {
            readonly 'board-href': '/embed/job-board';
            readonly 'job-href': '/embed/job?job-id={id}';
        };
    };
};
export type EmbedName = keyof typeof embedElements;
export declare const isEmbedName: (name: string) => name is EmbedName;
export declare const tagOf: (name: EmbedName) => ElementTag;
/**
 * An element's attributes as an embed's address gives them, or null where one that it cannot do without is missing. Addresses
 * are other people's: each value is a short text, none is an address or JSON.
 *
 * @example embedAttributes('exam-list', new URLSearchParams('state=running')) // { state: 'running', 'href-template': … }
 */
export declare function embedAttributes(name: EmbedName, query: URLSearchParams): Record<string, string> | null;
/** Language and theme, where the address says them. */
export declare function embedChoices(query: URLSearchParams): {
    lang?: string;
    theme?: string;
};
/** The address of another embed, from the site's top, in the language and the theme of `page`. */
export declare function embedAddress(name: EmbedName | 'exam', query: Record<string, string>, page: URL): string;
