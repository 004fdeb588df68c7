/** Where what a search finds has its pages; topics by their kind (`cat_type`). */
export declare const searchAddresses: {
    readonly topicHrefs: readonly ['/study/{id}/question', '/model-test/{id}/question', '/question-bank/{id}/question'];
    readonly questionHref: '/questions/{id}/{slug}';
    readonly topicsHref: '/study';
};
