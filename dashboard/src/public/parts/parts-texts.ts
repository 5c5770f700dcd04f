export const CONTENTS = 'On this page';
