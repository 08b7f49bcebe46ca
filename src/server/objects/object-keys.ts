export const pageKey = (pageId: string): string => `page/${pageId}`;
export const contentKey = (searchId: string): string => `content/${searchId}`;
export const provenanceKey = (searchId: string): string => `provenance/${searchId}`;

export const resultKeys = (searchId: string): string[] => [contentKey(searchId), provenanceKey(searchId)];

/** Whatever a job may have put into the store: what it saves has its id. */
export const jobKeys = (jobId: string): string[] => [pageKey(jobId), ...resultKeys(jobId)];
